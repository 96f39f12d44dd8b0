import { describe, expect, it } from '@jest/globals';
import { networkOf } from './network-of.js';

describe('the network of an address', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000:ffff::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is its /64', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
  ])('of the IPv4 address %s is that address', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('of a network is the network itself', () => {
    for (const address of ['2001:db8:1:2:3:4:5:6', '203.0.113.7', ''])
      expect(networkOf(networkOf(address))).toBe(networkOf(address));
  });
});
