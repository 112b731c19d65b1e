/** Pass a link on: through the system's own sheet on a phone, else through the clipboard. Tells how it went. */
export async function pass(url: string, title: string): Promise<"shared" | "copied" | "shown"> {
  if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch {
      // Closed without choosing, or not allowed here: copy it instead.
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "shown"; // no clipboard without https: the caller shows the link to copy by hand
  }
}
