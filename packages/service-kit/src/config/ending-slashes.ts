/** `https://site.example//` → `https://site.example` */
export function withoutEndingSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end--;
  return address.slice(0, end);
}
