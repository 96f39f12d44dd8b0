import { guides } from './guides.js';
import { hostsEurope } from './hosts-europe.js';
import { hostsIndia } from './hosts-india.js';
import { hostsOverseas } from './hosts-overseas.js';
import { team } from './team.js';
import type { SampleContributor } from './types.js';

/** All contributors of the sample set; the people are fictional. */
export const sampleContributors: SampleContributor[] = [
  ...guides,
  ...hostsEurope,
  ...hostsOverseas,
  ...hostsIndia,
  ...team,
];
