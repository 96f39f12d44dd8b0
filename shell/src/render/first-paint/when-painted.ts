/**
 * Runs in the browser, inlined as source text: it must not use anything outside its body. Calls `then` once the page is painted:
 * its text and the images in the viewport. A page in the background is not painted, and some browsers do not report paints; in
 * both cases it calls immediately. Used as the executor of a promise.
 */
export function whenPainted(then: () => void): void {
  // The upper limit; no browser takes this long to paint loaded content.
  const patienceMs = 3_000;
  // The longest wait for images after the text is painted.
  const picturesMs = 500;
  // From the load event of an image to its paint; the browser reports no paint for an image smaller than the text.
  const paintMs = 100;
  const kinds = 'PerformanceObserver' in window ? PerformanceObserver.supportedEntryTypes : [];
  if (document.hidden || !kinds.includes('paint')) return then();

  const observers: PerformanceObserver[] = [];
  const patience = setTimeout(end, patienceMs);
  let hasEnded = false;
  function end(): void {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(patience);
    for (const observer of observers) observer.disconnect();
    then();
  }
  function hear(type: string, heard: (entries: PerformanceEntryList) => void): void {
    const observer = new PerformanceObserver((list) => heard(list.getEntries()));
    observers.push(observer);
    observer.observe({ type, buffered: true });
  }
  const largest = 'largest-contentful-paint';
  function awaitPaintOf(pictures: readonly HTMLImageElement[]): void {
    if (pictures.length === 0) return end();
    const areThere = (): boolean => pictures.every(({ complete }) => complete);
    const goOn = (): void => void (areThere() && setTimeout(end, paintMs));
    for (const picture of pictures) {
      for (const outcome of ['load', 'error']) picture.addEventListener(outcome, goOn);
    }
    goOn();
    hear(largest, (entries) => {
      const painted = entries.map((entry) => 'element' in entry && entry.element);
      if (areThere() && pictures.some((picture) => painted.includes(picture))) end();
    });
  }
  function awaitPictures(): void {
    if (document.images.length === 0 || !kinds.includes(largest)) return end();
    setTimeout(end, picturesMs);
    // `getBoundingClientRect` on an image far below would force layout of content that is skipped in the first paint.
    const onScreen = new IntersectionObserver((seen) => {
      onScreen.disconnect();
      const inSight = seen.filter((entry) => entry.isIntersecting && entry.boundingClientRect.width > 0);
      awaitPaintOf(inSight.map(({ target }) => target as HTMLImageElement));
    });
    for (const picture of document.images) onScreen.observe(picture);
  }
  hear('paint', (entries) => {
    if (entries.some(({ name }) => name === 'first-contentful-paint')) awaitPictures();
  });
}
