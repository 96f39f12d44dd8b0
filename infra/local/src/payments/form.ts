/** Objects whose names are 0, 1, 2, … are lists. */
function settle(value: any): any {
  if (typeof value !== 'object') return value;
  const names = Object.keys(value);
  const isList = names.length > 0 && names.every((name) => /^\d+$/.test(name));
  if (isList) return names.sort((a, b) => Number(a) - Number(b)).map((name) => settle(value[name]));
  return Object.fromEntries(names.map((name) => [name, settle(value[name])]));
}

/** Reads the form encoding of the API: `line_items[0][price_data][currency]=usd&expand[]=charge`. */
export function parseForm(text: string): Record<string, any> {
  const result: any = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replaceAll(']', '').split('[');
    let place = result;
    path.forEach((part, index) => {
      const name = part === '' ? String(Object.keys(place).length) : part;
      if (index === path.length - 1) place[name] = value;
      else place = place[name] ??= Object.create(null);
    });
  }
  return settle(result);
}
