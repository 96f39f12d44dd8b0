import type { SamplePolicy } from '../types.js';
import { cancellations } from './cancellations.js';
import { privacy } from './privacy.js';
import { terms } from './terms.js';

export const policies: SamplePolicy[] = [cancellations, terms, privacy];
