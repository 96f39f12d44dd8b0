/**
 * Runs in the browser, sent as its own source text: it may use nothing from around it. Calls once the page has been seen:
 * its words and the pictures beside them are painted. No one sees a page in the background, and some browsers tell no one
 * of paints; there it calls at once. A promise is made with it.
 */
export function whenPainted(then: () => void): void {
  // No browser takes this long to paint what it has.
  const patienceMs = 3_000;
  // Pictures that take longer than this after the words are not waited for.
  const picturesMs = 500;
  // From a picture's last byte to its paint; of one that is smaller than the text the browser reports nothing.
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
    // Asked for its box, a picture far down would have its part laid out that is left out of the first paint.
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
