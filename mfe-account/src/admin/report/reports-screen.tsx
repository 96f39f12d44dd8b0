import { type Report, reportRoles, reports } from '@valam/contracts/leads/report.schema';
import { styled } from 'styled-components';
import { NotAllowed, NothingHere } from '../frame/no-access';
import { useRole } from '../frame/use-role';
import { CashScreen } from './cash/cash-screen';
import { FunnelScreen } from './funnel/funnel-screen';
import { OccupancyScreen } from './occupancy/occupancy-screen';
import { PartnersScreen } from './partners/partners-screen';
import { PromisesScreen } from './promises/promises-screen';
import { SalesScreen } from './sales/sales-screen';

/** In print, hides the layout of the back office, so that only the title, chart and tables of a report are left. */
const Printed = styled.div`
  display: contents;
  @media print {
    :root:has(&) :is(header, nav, button, details:has(> nav)) {
      display: none !important;
    }
    a {
      text-decoration: none;
    }
    a::after {
      content: none !important;
    }
    table {
      break-inside: auto;
    }
    tr,
    figure,
    dl > div {
      break-inside: avoid;
    }
    /* No page break directly after a heading or a table header. */
    h2,
    h3,
    caption,
    thead {
      break-after: avoid;
    }
    tbody tr:first-child {
      break-before: avoid;
    }
  }
`;

const screens: Readonly<Record<Report, () => React.ReactNode>> = {
  sales: SalesScreen,
  occupancy: OccupancyScreen,
  funnel: FunnelScreen,
  cash: CashScreen,
  partners: PartnersScreen,
  promises: PromisesScreen,
};

/** `/admin/reports/<report>`; without a name, the first report that the role may see. */
export default function ReportsScreen({ name }: { name: string | undefined }) {
  const role = useRole();
  const wanted = name ?? reports.find((report) => reportRoles[report].includes(role));
  const report = reports.find((one) => one === wanted);
  if (wanted === undefined) return <NotAllowed />;
  if (report === undefined) return <NothingHere />;
  if (!reportRoles[report].includes(role)) return <NotAllowed />;
  const Shown = screens[report];
  return (
    <Printed>
      <Shown />
    </Printed>
  );
}
