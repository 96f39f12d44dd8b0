import { isIPv6 } from 'node:net';

const groupCount = 8;
const networkGroups = 4;

/**
 * The part of an address by which calls are rate-limited. A household or a rented server has a whole IPv6
 * /64, 2^64 addresses, so these count as one; an IPv4 address counts alone, in any notation. A network
 * returns itself.
 */
export function networkOf(address: string): string {
  const plain = address.split('%', 1)[0]?.toLowerCase() ?? '';
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(-2);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  const network = groups.slice(0, networkGroups).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight groups of an IPv6 address, with the zeros that `::` abbreviates. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = withoutDots(address).split('::');
  const [left, right] = [head, tail].map((part) => (part ? part.split(':') : []));
  const zeros = Array.from({ length: groupCount - (left?.length ?? 0) - (right?.length ?? 0) }, () => '0');
  const all = address.includes('::') ? [...(left ?? []), ...zeros, ...(right ?? [])] : (left ?? []);
  return all.map((group) => Number.parseInt(group, 16));
}

/** `::ffff:192.0.2.1` → `::ffff:c000:201`. */
function withoutDots(address: string): string {
  const end = address.lastIndexOf(':') + 1;
  const [a = 0, b = 0, c = 0, d] = address.slice(end).split('.').map(Number);
  if (d === undefined) return address;
  const hex = (high: number, low: number) => ((high << 8) | low).toString(16);
  return `${address.slice(0, end)}${hex(a, b)}:${hex(c, d)}`;
}
