import { many, send } from '@valam/testing/http';

/** A call that must be refused. */
export interface Ask {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Of calls that must all be refused: those that were not, with their responses. */
export async function notRefused(site: string, asks: readonly Ask[]): Promise<string[]> {
  const wrong: string[] = [];
  await many(asks.length, 6, async (index) => {
    const { path, ...ask } = asks[index] as Ask;
    const { status, text } = await send(site + path, ask);
    if ([400, 404, 409].includes(status)) return;
    const body = JSON.stringify(ask.body)?.slice(0, 420);
    wrong.push(`${status} for ${ask.method} ${path.slice(0, 40)} ${body} ${text.slice(0, 80)}`);
  });
  return wrong;
}
