import { lazyPage } from '@valam/mfe-kit/remote';
import { PartBoundary } from '@valam/mfe-kit/slot';
import { beforeRetry } from '@valam/ui/notice/before-retry';
import { LoadFailed } from '@valam/ui/notice/load-failed';
import type { EntityDescription } from '../description/entity-description';
import { describe } from '../entities/all';
import { everybody, operators, owners } from '@valam/contracts/identity/role-groups';
import { CalendarScreen } from '../calendar/calendar-screen';
import { ArrangeScreen } from '../list/arrange-screen';
import { CsvScreen } from '../list/csv-screen';
import { ListScreen } from '../list/list-screen';
import { UploadScreen } from '../list/upload-screen';
import { NewRecordScreen } from '../record/new-record-screen';
import { RecordScreen } from '../record/record-screen';
import { CodesScreen } from '../system/codes-screen';
import { HealthScreen } from '../system/health-screen';
import { MorningEmailScreen } from '../system/morning-email-screen';
import { PasswordScreen } from '../system/password-screen';
import { TodayScreen } from '../today/today-screen';
import { NotAllowed, NothingHere } from './no-access';
import { useRole } from './use-role';
import { Waiting } from './waiting';

/** Reports need the chart library, so they are a separate chunk. */
const ReportsScreen = lazyPage(
  'reports',
  () => import(/* webpackChunkName: "reports" */ '../report/reports-screen'),
);

/** Screens that do not belong to an entity, with the roles that may open them. */
const ownScreens = [
  { name: 'codes', Screen: CodesScreen, roles: everybody },
  { name: 'password', Screen: PasswordScreen, roles: everybody },
  { name: 'morning-email', Screen: MorningEmailScreen, roles: owners },
  { name: 'health', Screen: HealthScreen, roles: operators },
];

/** The screen for a path below `/admin`. */
export function Screen({ rest, recordId }: { rest: string; recordId: string | null }) {
  const role = useRole();
  const [name = '', inPath] = rest.split('/');
  if (name === '') return <TodayScreen />;
  const own = ownScreens.find((screen) => screen.name === name);
  if (own) return own.roles.includes(role) ? <own.Screen /> : <NotAllowed />;
  if (name === 'reports')
    return (
      <PartBoundary
        part={ReportsScreen}
        remote="account"
        loading={<Waiting />}
        failed={(again) => (
          <LoadFailed onAgain={again}>The reports couldn’t be loaded. {beforeRetry()} try again.</LoadFailed>
        )}
      >
        <ReportsScreen name={inPath} />
      </PartBoundary>
    );
  const description = describe(name);
  if (!description) return <NothingHere />;
  if (!description.roles.read.includes(role)) return <NotAllowed />;
  const id = recordId ?? inPath ?? null;
  if (id === null) return <ListScreen key={name} description={description} />;
  const Special = specialScreens(description, description.roles.write?.includes(role) ?? false)[id];
  return Special ? (
    <Special description={description} />
  ) : (
    <RecordScreen key={id} description={description} id={id} />
  );
}

type Special = (props: { description: EntityDescription }) => React.ReactNode;

function specialScreens(
  { name, canCreate, canArrange, hasCalendar, importReportIn }: EntityDescription,
  mayWrite: boolean,
): Record<string, Special | undefined> {
  const calendar = hasCalendar ? { calendar: CalendarScreen } : {};
  if (!mayWrite) return calendar;
  return {
    ...calendar,
    ...(canCreate ? { new: NewRecordScreen } : {}),
    ...(canArrange ? { arrange: ArrangeScreen } : {}),
    ...(importReportIn ? { csv: CsvScreen } : {}),
    ...(name === 'media' ? { upload: UploadScreen } : {}),
  };
}
