/** The rim of a drop of wax in a box of 100 x 100: a circle that two waves push about. */
export const WAX = (() => {
  let path = "";
  for (let at = 0; at <= 56; at++) {
    const angle = (at / 56) * Math.PI * 2;
    const radius = 46 + 2.6 * Math.sin(angle * 5 + 1) + 1.8 * Math.sin(angle * 9);
    path += `${at ? "L" : "M"}${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  }
  return `${path}Z`;
})();
