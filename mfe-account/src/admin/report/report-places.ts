import type { Report } from '@valam/contracts/leads/report.schema';
import { office } from '../description/places';

export const reportTitles: Readonly<Record<Report, string>> = {
  sales: 'Sales',
  occupancy: 'Occupancy',
  funnel: 'Funnel',
  cash: 'Cash',
  partners: 'Partners',
  promises: 'Promises',
};

export const reportPlace = (report: Report): string => `${office}/reports/${report}`;
