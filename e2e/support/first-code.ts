interface FirstCode {
  readonly run: [href: string, integrity: string][];
  readonly fetch: [href: string, integrity: string | null][];
}

/** The code that a page loads after its first paint, as listed in its document. */
export function firstCode(html: string): FirstCode {
  const [, code] = /<script type="application\/json" id="first-code">(.*?)<\/script>/s.exec(html) ?? [];
  if (!code) throw new Error('The page names no code');
  return JSON.parse(code) as FirstCode;
}
