import {
  getPartnersReportRoute,
  listPartnerEntriesRoute,
  rebuildPartnersRoute,
} from '@valam/contracts/identity/partner-report.routes';
import {
  getCashReportRoute,
  getFunnelReportRoute,
  getOccupancyReportRoute,
  getPromisesReportRoute,
  getSalesReportRoute,
  listCashItemsRoute,
  listFunnelEntriesRoute,
  listFunnelLeadsRoute,
  listPromiseLeadsRoute,
  listSalesEntriesRoute,
  rebuildReportsRoute,
} from '@valam/contracts/leads/report.routes';
import { routeMutation, routeQuery } from '@valam/mfe-kit/api';
import { adminApi } from '../api/admin.api';

/** The endpoints of reports, injected when their chunk loads. */
export const reportsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    sales: build.query(routeQuery(getSalesReportRoute)),
    salesEntries: build.query(routeQuery(listSalesEntriesRoute)),
    occupancy: build.query(routeQuery(getOccupancyReportRoute)),
    funnel: build.query(routeQuery(getFunnelReportRoute)),
    funnelEntries: build.query(routeQuery(listFunnelEntriesRoute)),
    funnelLeads: build.query(routeQuery(listFunnelLeadsRoute)),
    cash: build.query(routeQuery(getCashReportRoute)),
    cashItems: build.query(routeQuery(listCashItemsRoute)),
    promises: build.query(routeQuery(getPromisesReportRoute)),
    promiseLeads: build.query(routeQuery(listPromiseLeadsRoute)),
    partners: build.query(routeQuery(getPartnersReportRoute)),
    partnerEntries: build.query(routeQuery(listPartnerEntriesRoute)),
    rebuild: build.mutation(routeMutation(rebuildReportsRoute)),
    rebuildPartners: build.mutation(routeMutation(rebuildPartnersRoute)),
  }),
});
