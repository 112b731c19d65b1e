/**
 * The layout law: what must hold on the page of a table while somebody decides, whatever the size of the window.
 * Returns one line for each breach. Nothing here knows a game: `wanted` names what its table says must be in sight.
 */
(wanted) => {
  const SMALLEST = 12.9; // px; the house's rule is 13
  const breaches = new Set();
  const page = document.querySelector('[data-testid="table-page"]');
  const prompt = document.querySelector('[data-testid="prompt"]');
  const told = (e) => (e.dataset?.code ?? e.dataset?.kind ?? e.dataset?.id ?? e.textContent.trim()).slice(0, 40);
  const shownBox = (e) => {
    const box = e.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(e).visibility !== 'hidden' ? box : null;
  };
  const clips = (style) => [style.overflowX, style.overflowY].some((each) => each !== 'visible');
  const hides = (e) => {
    const style = getComputedStyle(e);
    return style.clipPath !== 'none' || Number(style.opacity) < 0.05;
  };
  const hidden = (e) => {
    for (let up = e; up !== null && up !== page; up = up.parentElement) if (hides(up)) return true;
    return false;
  };
  /** Whether a box that scrolls shows that there is more: a faded edge, a part of the next thing, a list that opens. */
  const cued = (box) =>
    box.matches('[data-above], [data-below]') ||
    box.scrollWidth > box.clientWidth + 2 ||
    (prompt.contains(box) && prompt.querySelector('[data-testid="all-answers"]') !== null);
  /** The part of a box that no box around it cuts off. */
  const seenOf = (e, { left, right, top, bottom }) => {
    for (let up = e.parentElement; up !== null; up = up.parentElement) {
      if (!clips(getComputedStyle(up))) continue;
      const frame = up.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, right, top, bottom };
  };
  /** What cuts a box off; null: it is in sight, or there is a visible way to it. */
  const cutBy = (e, box) => {
    for (let up = e.parentElement; up !== null; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (!clips(style)) continue;
      const frame = up.getBoundingClientRect();
      const out = Math.max(frame.left - box.left, box.right - frame.right, frame.top - box.top, box.bottom - frame.bottom);
      if (out <= 1.5) continue;
      const scrolls = ['auto', 'scroll'].includes(style.overflowY) || ['auto', 'scroll'].includes(style.overflowX);
      return scrolls && cued(up) ? null : up;
    }
    const out = Math.max(-box.left, box.right - innerWidth, -box.top, box.bottom - innerHeight);
    return out > 1.5 ? document.documentElement : null;
  };
  const nameOf = (e) => `${e.tagName.toLowerCase()}.${String(e.className?.baseVal ?? e.className).split(' ')[0]}`;

  if (prompt === null) breaches.add('no question');
  // 1. Answers are in the window, or there is a visible way to them; none of their words is cut.
  for (const answer of prompt?.querySelectorAll('[data-entry]') ?? []) {
    const box = shownBox(answer);
    if (box === null) breaches.add(`answer not drawn: ${told(answer)}`);
    else {
      const by = cutBy(answer, box);
      if (by !== null) breaches.add(`answer cut off: ${told(answer)} by ${nameOf(by)}`);
    }
    for (const part of answer.querySelectorAll('b, small, .brings')) {
      if (shownBox(part) === null) breaches.add(`words of an answer hidden: ${told(answer)}`);
      else if (part.scrollWidth > part.clientWidth + 2 && getComputedStyle(part).overflowX !== 'visible')
        breaches.add(`words of an answer cut: ${told(answer)}`);
    }
  }
  // 2. The question covers nothing that it asks about.
  const over = prompt?.getBoundingClientRect();
  for (const lit of document.querySelectorAll('.lt [data-id].lit')) {
    const box = shownBox(lit);
    if (box === null || over === undefined || prompt.contains(lit)) continue;
    const seen = seenOf(lit, box);
    const w = Math.min(seen.right, over.right) - Math.max(seen.left, over.left);
    const h = Math.min(seen.bottom, over.bottom) - Math.max(seen.top, over.top);
    if (w > 4 && h > 4 && w * h > 0.2 * box.width * box.height) breaches.add(`the question covers ${told(lit)}`);
  }
  // 3. Everybody's score, and one's own stores, are in sight.
  const inSight = (e) => {
    const box = shownBox(e);
    if (box === null) return false;
    const [x, y] = [box.x + Math.min(box.width / 2, 60), box.y + Math.min(box.height / 2, 24)];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const at = document.elementFromPoint(x, y);
    return at !== null && (e.contains(at) || at.contains(e));
  };
  const seats = Number(page?.dataset.seats ?? 0);
  for (let seat = 0; seat < seats; seat++) {
    const signs = [`[data-testid="head-${seat}"]`, `[data-testid="line-${seat}"]`, `.lt [data-id="seat:${seat}"]`];
    if (!signs.some((sign) => [...document.querySelectorAll(sign)].some(inSight)))
      breaches.add(`seat ${seat} is out of sight`);
  }
  // The figure that acts, one's own stores and everybody's score: themselves, or where their number is told.
  const whole = (e) => {
    const box = shownBox(e);
    if (box === null) return false;
    const seen = seenOf(e, box);
    [seen.left, seen.top] = [Math.max(seen.left, 0), Math.max(seen.top, 0)];
    [seen.right, seen.bottom] = [Math.min(seen.right, innerWidth), Math.min(seen.bottom, innerHeight)];
    const [w, h] = [seen.right - seen.left, seen.bottom - seen.top];
    if (w < 0.6 * box.width || h < 0.6 * box.height) return false;
    // What lies over it is no part of the same board, plaque or line.
    const home = e.closest('.board, .plaque, .shape, button') ?? e;
    return [0.3, 0.5, 0.8].every((part) => {
      const at = document.elementFromPoint(seen.left + w / 2, seen.top + h * part);
      return at !== null && (home.contains(at) || at.contains(e)) && at.closest('.tools, .map') === null;
    });
  };
  const signsOf = (id) => [...page.querySelectorAll(`[data-id="${CSS.escape(id)}"], [data-tells~="${CSS.escape(id)}"]`)];
  for (const id of wanted.told) if (!signsOf(id).some(whole)) breaches.add(`${id} is out of sight`);
  // What is asked may lie on another page of the table than the board with the figure.
  for (const id of wanted.figures)
    if ((signsOf(id).length > 0 || page.querySelector('.leaves') === null) && !signsOf(id).some(whole))
      breaches.add(`the figure ${id} is out of sight`);
  // 4. No text is smaller than the house's rule.
  const words = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder === null || holder.closest('.aside, script, style, kbd, textPath')) continue;
    const box = shownBox(holder);
    if (box === null || box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight) continue;
    const matrix = holder.ownerSVGElement ? holder.getScreenCTM() : null;
    const scale = matrix === null ? 1 : Math.hypot(matrix.b, matrix.d);
    const px = Number.parseFloat(getComputedStyle(holder).fontSize) * scale;
    if (px > 0 && px < SMALLEST && !hidden(holder))
      breaches.add(`${px.toFixed(1)} px: ${node.data.trim().slice(0, 24)} in ${nameOf(holder)}`);
  }
  // 5. Buttons of the bar and the answers have room for the ring of the focus.
  for (const button of document.querySelectorAll('.top button, .top a, [data-testid="prompt"] button')) {
    const box = shownBox(button);
    if (box === null) continue;
    const by = button.closest('.top') ? cutBy(button, box) : null;
    if (by !== null) breaches.add(`button cut off: ${button.getAttribute('aria-label') ?? told(button)}`);
  }
  return [...breaches];
}
