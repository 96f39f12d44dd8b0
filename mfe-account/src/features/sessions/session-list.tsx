import { formatDay, istDay } from '@valam/contracts/shared/days';
import type { RouteOutput } from '@valam/contracts/shared/define';
import type { listSessionsRoute } from '@valam/contracts/identity/session.routes';
import { ActionForm } from '@valam/mfe-kit/form';
import { Badge } from '@valam/ui/badge/badge';
import { Button } from '@valam/ui/button/button';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Stack } from '@valam/ui/layout/layout';
import { DataTable, type Column } from '@valam/ui/table/data-table';
import { Heading, Small } from '@valam/ui/typography/typography';
import { accountApi } from '../../api/account.api';
import { LoadFailed } from '@valam/ui/notice/load-failed';

type Session = RouteOutput<typeof listSessionsRoute>[number];

const day = (instant: string): string => formatDay(istDay(new Date(instant)));

const columns: readonly Column<Session>[] = [
  { key: 'device', header: 'Device', cell: ({ device }) => device, names: true },
  { key: 'since', header: 'Signed in', cell: ({ createdAt }) => day(createdAt) },
  { key: 'seen', header: 'Last seen', cell: ({ seenAt }) => day(seenAt) },
  {
    key: 'end',
    header: 'Sign out',
    cell: (session) => (session.isCurrent ? <Badge tone="open">This device</Badge> : <EndOne {...session} />),
  },
];

function EndOne({ id, device }: Session) {
  return (
    <ActionForm action="account/end-session" aria-label={`Sign out ${device}`}>
      {({ isSending }) => (
        <>
          <input type="hidden" name="sessionId" value={id} />
          <Button
            ref={passFocusOn}
            type="submit"
            small
            variant="secondary"
            busy={isSending}
            aria-label={`Sign out ${device}`}
          >
            Sign out
          </Button>
        </>
      )}
    </ActionForm>
  );
}

/** The user's sessions, with buttons to sign devices out. */
export function SessionList() {
  const { data, isLoading, isError, refetch } = accountApi.useSessionsQuery();
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Stack as="section" $gap="5" aria-labelledby="sessions">
      <Heading id="sessions" $size={1}>
        Where you are signed in
      </Heading>
      <DataTable
        caption="Where you are signed in"
        columns={columns}
        rows={data ?? []}
        rowKey={({ id }) => id}
        loading={isLoading}
        empty="No active sessions."
        {...(isError && !data
          ? {
              failed: (
                <LoadFailed onAgain={refetch}>
                  Your devices cannot be shown right now. Please try again later.
                </LoadFailed>
              ),
            }
          : {})}
      />
      {others.length > 0 && (
        <ActionForm action="account/end-other-sessions" aria-label="Sign out every other device">
          {({ isSending }) => (
            <Button
              ref={passFocusOn}
              type="submit"
              small
              variant="secondary"
              busy={isSending}
              busyLabel="Signing out..."
            >
              Sign out every other device
            </Button>
          )}
        </ActionForm>
      )}
      <Small $soft>Don’t recognize a device? Sign it out and choose a new password.</Small>
    </Stack>
  );
}
