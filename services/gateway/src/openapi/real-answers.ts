import type { Route } from '@valam/contracts/shared/define';
import type { FastifyInstance } from 'fastify';

/** A requested URL and its response. */
export interface RealAnswer {
  readonly address: string;
  readonly answer: unknown;
}

/** Query strings for the routes that require one. */
const questions: Record<string, string> = {
  '/api/search': '?q=temple',
  '/api/search/suggestions': '?q=tem',
};
const longestText = 240;
const mostItems = 1;
const deepest = 8;

/**
 * Current responses of this gateway on the routes that are the same for everybody, shortened: examples that
 * never become outdated. Lists are requested first, because the examples of detail routes use their entries.
 */
export async function realAnswers(
  fastify: FastifyInstance,
  routes: readonly Route[],
): Promise<{ answers: Map<Route, RealAnswer>; isWhole: boolean }> {
  const answers = new Map<Route, RealAnswer>();
  let isWhole = true;
  const ask = async (route: Route) => {
    const address = addressOf(route, answers);
    if (address === null) return;
    const { statusCode, body } = await fastify.inject({ method: 'GET', url: address });
    if (statusCode >= 500) isWhole = false;
    if (statusCode === 200) answers.set(route, { address, answer: JSON.parse(body) as unknown });
  };
  const asked = routes.filter(isSameForAll);
  await Promise.all(asked.filter(({ path }) => !path.includes(':')).map(ask));
  await Promise.all(asked.filter(({ path }) => path.includes(':')).map(ask));
  for (const [route, { address, answer }] of answers)
    answers.set(route, { address, answer: shortened(answer) });
  return { answers, isWhole };
}

const isSameForAll = ({ method, access, cache, path }: Route): boolean =>
  method === 'GET' && access === 'public' && cache !== undefined && !path.includes('/preview/');

/** Null if no list provides a value for its parameter. */
function addressOf({ path }: Route, answers: ReadonlyMap<Route, RealAnswer>): string | null {
  const [list, name, rest = ''] = path.split(/\/:([A-Za-z]+)/);
  if (name === undefined) return path + (questions[path] ?? '');
  const known = [...answers].find(([route]) => route.path === list)?.[1].answer;
  const first: unknown = Array.isArray(known) ? known[0] : undefined;
  if (typeof first !== 'object' || first === null) return null;
  const value = (first as Record<string, unknown>)[name];
  return typeof value === 'string' ? `${list}/${encodeURIComponent(value)}${rest}` : null;
}

/** One item of each list and the beginning of each text: enough to show the structure. */
function shortened(value: unknown, depth = 0): unknown {
  if (typeof value === 'string' && value.length > longestText) return `${value.slice(0, longestText)}…`;
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.slice(0, mostItems).map((item) => shortened(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part, depth + 1)]));
}
