export type Browser = Awaited<ReturnType<typeof import('@valam/testing/browser').openBrowser>>;

/** The number of elements and attributes on the page that would run the payload or were created by it. */
export const executableElements = (page: Awaited<ReturnType<Browser['newPage']>>) =>
  page.evaluate(() => {
    const address = /^(href|src|action|formaction|xlink:href|data)$/;
    // A query string may contain anything; only the scheme of a URL makes it executable.
    const runs = (name: string, value: string) =>
      name.startsWith('on') ||
      (address.test(name) && /^\s*(javascript|vbscript|data:text\/html)/i.test(value)) ||
      (name === 'style' && /javascript:|expression\(/i.test(value)) ||
      (name === 'srcdoc' && /<script|\son\w+=/i.test(value));
    const isAlive = ({ name, value }: Attr) => value.includes('planted') && runs(name, value);
    const elements = [...document.querySelectorAll('*')].filter((one) => [...one.attributes].some(isAlive));
    const scripts = [...document.scripts].filter(
      (one) => one.type !== 'application/ld+json' && /^planted\(/.test(one.textContent ?? ''),
    );
    return elements.length + scripts.length;
  });
