import {
  getOccupancyReportRoute,
  getPromisesReportRoute,
  getSalesReportRoute,
  listSalesEntriesRoute,
  rebuildReportsRoute,
} from '@valam/contracts/leads/report.routes';
import { routeMutation, routeQuery } from '@valam/mfe-kit/api';
import { adminApi } from '../api/admin.api';

/** The calls of reports come with their chunk. */
export const reportsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    sales: build.query(routeQuery(getSalesReportRoute)),
    salesEntries: build.query(routeQuery(listSalesEntriesRoute)),
    occupancy: build.query(routeQuery(getOccupancyReportRoute)),
    promises: build.query(routeQuery(getPromisesReportRoute)),
    rebuild: build.mutation(routeMutation(rebuildReportsRoute)),
  }),
});
