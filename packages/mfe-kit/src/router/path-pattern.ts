/** What a pattern such as `/spiritual-tours/:slug` took from a path. */
export type PathParams = Readonly<Record<string, string>>;

/** The parameter names in a pattern, as a type. */
export type ParamsOf<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> & ParamsOf<Rest>
  : P extends `:${infer Name}`
    ? { readonly [K in Name]: string }
    : P extends '*'
      ? { readonly rest: string }
      : unknown;

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Fits a path to a pattern; `*` at the end takes what is left as `rest`. */
export function matchPattern(pattern: string, pathname: string): PathParams | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  const hasRest = wanted.at(-1) === '*';
  if (hasRest ? given.length < wanted.length - 1 : given.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [i, segment] of wanted.entries()) {
    if (segment === '*') return { ...params, rest: given.slice(i).join('/') };
    const value = given[i] ?? '';
    if (segment.startsWith(':')) {
      const decoded = decodeSegment(value);
      if (decoded === null) return null;
      params[segment.slice(1)] = decoded;
    } else if (segment !== value) return null;
  }
  return params;
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Fixed words beat parameters, parameters beat the rest; compared from the left, and longer beats shorter. */
function rankOf(pattern: string): string {
  return segmentsOf(pattern)
    .map((segment) => (segment === '*' ? '0' : segment.startsWith(':') ? '1' : '2'))
    .join('');
}

/** The most specific of several patterns that fit a path. */
export function bestMatch<T>(
  candidates: Iterable<T>,
  patternOf: (candidate: T) => string,
  pathname: string,
): { candidate: T; params: PathParams } | null {
  let best: { candidate: T; params: PathParams; rank: string } | null = null;
  for (const candidate of candidates) {
    const pattern = patternOf(candidate);
    const params = matchPattern(pattern, pathname);
    if (!params) continue;
    const rank = rankOf(pattern);
    if (!best || rank > best.rank) best = { candidate, params, rank };
  }
  return best && { candidate: best.candidate, params: best.params };
}
