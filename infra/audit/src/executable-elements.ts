export type Browser = Awaited<ReturnType<typeof import('@valam/testing/browser').openBrowser>>;

/** How much on the page would run the payload, or has become part of it. */
export const executableElements = (page: Awaited<ReturnType<Browser['newPage']>>) =>
  page.evaluate(() => {
    const address = /^(href|src|action|formaction|xlink:href|data)$/;
    // An address may hold any words behind its question mark; what it begins with decides.
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
