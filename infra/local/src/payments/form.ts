import type { Form } from './provider-types.ts';

/** An object while it is parsed; lists are objects with the keys 0, 1, 2, … */
interface Branch {
  [name: string]: string | Branch;
}
type Settled = string | Settled[] | { [name: string]: Settled };

function settle(value: string | Branch): Settled {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, one]) => [name, settle(one)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList
    ? entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, one]) => one)
    : Object.fromEntries(entries);
}

/** Parses the API's form encoding: `line_items[0][price_data][currency]=usd&expand[]=charge`. */
export function parseForm(text: string): Form {
  const result: Branch = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replaceAll(']', '').split('[');
    let place = result;
    path.forEach((part, index) => {
      const name = part === '' ? String(Object.keys(place).length) : part;
      if (index === path.length - 1) place[name] = value;
      else place = (place[name] ??= Object.create(null)) as Branch;
    });
  }
  return settle(result) as Form;
}
