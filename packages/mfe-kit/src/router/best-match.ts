import { matchRoutes } from 'react-router';

/** The parameters of a path, extracted by a pattern such as `/spiritual-tours/:slug`. */
export type PathParams = Readonly<Record<string, string>>;

/** The most specific of several matching patterns, by React Router's ranking. */
export function bestMatch<T>(
  candidates: Iterable<T>,
  patternOf: (candidate: T) => string,
  pathname: string,
): { candidate: T; params: PathParams } | null {
  const known = [...candidates];
  const routes = known.map((candidate, at) => ({
    id: String(at),
    path: patternOf(candidate),
    caseSensitive: true,
  }));
  const match = matchRoutes(routes, pathname)?.[0];
  const candidate = match && known[Number(match.route.id)];
  return candidate === undefined ? null : { candidate, params: match?.params as PathParams };
}
