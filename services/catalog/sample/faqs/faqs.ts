import type { SampleFaq } from '../types.js';
import { forHosts } from './for-hosts.js';
import { forTravellers } from './for-travellers.js';
import { forVenues } from './for-venues.js';

export const faqs: SampleFaq[] = [...forTravellers, ...forVenues, ...forHosts];
