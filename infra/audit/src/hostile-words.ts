/** Payloads that call `planted` when executed. */
export const payloads = [
  '<script>planted(1)</script>',
  '"><script>planted(1)</script>',
  "'><img src=x onerror=planted(1)>",
  '<img src=x onerror="planted(1)">',
  '<svg onload=planted(1)>',
  '<svg><script>planted(1)</script></svg>',
  '</script><script>planted(1)</script>',
  '</title><script>planted(1)</script>',
  '</textarea><script>planted(1)</script>',
  '<iframe srcdoc="<script>parent.planted(1)</script>">',
  '<a href="javascript:planted(1)">x</a>',
  'javascript:planted(1)',
  '<details open ontoggle=planted(1)>',
  '<body onload=planted(1)>',
  '<math><mtext></p><img src=x onerror=planted(1)>',
  '<!--><script>planted(1)</script-->',
  '[b]<img src=x onerror=planted(1)>[/b]',
  '[url=javascript:planted(1)]x[/url]',
  '<b onmouseover=planted(1)>x</b>',
  '{{constructor.constructor("planted(1)")()}}',
  '${planted(1)}',
  '&lt;script&gt;planted(1)&lt;/script&gt;',
  '\\u003cscript\\u003eplanted(1)\\u003c/script\\u003e',
  '<style>*{background:url(javascript:planted(1))}</style>',
  '<form action=javascript:planted(1)><button>x',
];

export const untouched =
  /^(id|slug|version|status|.*Id|.*Ids|.*At|.*Date|.*Url|.*Key|src|kind|placeholder|currency|state|country|locale|type|alt)$/;

/** A copy of the record with the payload appended to every sentence. */
export function poisoned(
  value: unknown,
  payload: string,
  key: string = '',
): { value: unknown; count: number } {
  if (typeof value === 'string') {
    const isProse = !untouched.test(key) && /[a-z] [a-z]/i.test(value);
    return isProse ? { value: `${value} ${payload}`, count: 1 } : { value, count: 0 };
  }
  if (value === null || typeof value !== 'object') return { value, count: 0 };
  let count = 0;
  const walk = (inner: unknown, name: string) => {
    const made = poisoned(inner, payload, name);
    count += made.count;
    return made.value;
  };
  const made = Array.isArray(value)
    ? value.map((one) => walk(one, key))
    : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]));
  return { value: made, count };
}
