import { describe, expect, it } from '@jest/globals';
import type { ContributorCard } from '@valam/contracts/catalog/contributor.schema';
import { listedHosts } from './listed-hosts';

const person = (contributingArea: ContributorCard['contributingArea'], country: string | null) =>
  ({ contributingArea, country }) as ContributorCard;

describe('the public list of hosts', () => {
  it('includes hosts who live outside India', () => {
    expect(listedHosts([person('Host', 'Norway')])).toHaveLength(1);
  });

  it.each([
    ['a guide', person('Guide', 'Norway')],
    ['a host in India', person('Host', 'India')],
    ['a host in “ india ”, in lower case and with spaces', person('Host', ' india ')],
  ])('excludes %s', (_, someone) => {
    expect(listedHosts([someone])).toHaveLength(0);
  });
});
