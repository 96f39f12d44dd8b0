import { Button } from '@valam/ui/button/button';
import { PasswordField } from '@valam/ui/field/password-field';
import { TextField } from '@valam/ui/field/text-field';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';
import { useState, type SyntheticEvent } from 'react';
import { adminApi } from '../api/admin.api';
import { Failure } from '../frame/failure';
import { ScreenHead } from '../frame/screen-head';
import { Waiting } from '../frame/waiting';
import { KeyOfApp, type ApplicationKey } from './key-of-app';
import { RecoveryCodes } from './recovery-codes';
import { useSave } from '../record/use-save';
import { callFailure, unwrapAnswer } from '@valam/mfe-kit/api';
import { useSession, useShell } from '@valam/mfe-kit/shell';

interface State {
  readonly isOn: boolean;
  readonly isRequired: boolean;
  readonly recoveryCodesLeft: number;
}

interface CodesScreenProps {
  /** For users who must set up codes first: opens the screen that they requested. */
  readonly onLeave?: () => void;
}

/** Manages the user's one-time codes: setup with an app, recovery codes that are shown once, removal. */
export function CodesScreen({ onLeave }: CodesScreenProps) {
  const { data, error, refetch } = adminApi.useTotpQuery(undefined, { refetchOnMountOrArgChange: true });
  const [begin] = adminApi.useBeginTotpMutation();
  const [confirm] = adminApi.useConfirmTotpMutation();
  const [remove] = adminApi.useRemoveTotpMutation();
  const [renew] = adminApi.useRenewRecoveryCodesMutation();
  const [begun, setBegun] = useState<ApplicationKey | null>(null);
  const [recovery, setRecovery] = useState<readonly string[] | null>(null);
  const [code, setCode] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const save = useSave({ code, currentPassword });
  const session = useSession();
  const shell = useShell();
  const failure = error ? callFailure(error) : null;
  // A failed refetch must not replace the recovery codes, which are shown only once.
  if (failure && !data) return <Failure failure={failure} onAgain={() => void refetch()} />;
  if (!data) return <Waiting />;
  const start = (event: SyntheticEvent) => {
    event.preventDefault();
    void save.run(async () => {
      setBegun(await unwrapAnswer(begin({ body: { currentPassword } })));
      setCurrentPassword('');
    });
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    void save.run(async () => {
      if (begun) {
        const { recoveryCodes } = await unwrapAnswer(confirm({ body: { code } }));
        setRecovery(recoveryCodes);
        setBegun(null);
        if (session.status === 'signed-in')
          shell.sessionChanged({ ...session, user: { ...session.user, mustSetTotp: false } });
      } else {
        await unwrapAnswer(remove({ body: { code } }));
        setRecovery(null);
      }
      setCode('');
      void refetch();
    });
  };
  const renewCodes = () =>
    save.run(async () => {
      setRecovery((await unwrapAnswer(renew({ body: { code } }))).recoveryCodes);
      setCode('');
      void refetch();
    });
  return (
    <>
      <ScreenHead title="My one-time codes" below={stateWords(data)} />
      <Stack $gap="4">
        {recovery && <RecoveryCodes codes={recovery} onLeave={onLeave} />}
        {begun && <KeyOfApp {...begun} />}
        {save.message && <Notice tone="danger" title={save.message} live />}
        {!data.isOn && !begun ? (
          <form onSubmit={start} noValidate>
            <Stack $gap="3">
              <PasswordField
                label="Current password"
                purpose="current"
                error={save.errors['currentPassword']}
                value={currentPassword}
                onChange={(e) => setCurrentPassword(e.target.value)}
              />
              <Button ref={passFocusOn} type="submit" small busy={save.isSaving}>
                Set up codes
              </Button>
            </Stack>
          </form>
        ) : (
          <form onSubmit={send} noValidate>
            <Stack $gap="3">
              <TextField
                label={begun ? 'Code from the app' : 'Code from the app, or a recovery code'}
                hint={begun ? 'Six digits' : 'New recovery codes, and turning codes off, take one of them'}
                inputMode={begun ? 'numeric' : 'text'}
                autoCapitalize="none"
                autoComplete="one-time-code"
                error={save.errors['code']}
                value={code}
                onChange={(e) => setCode(e.target.value)}
              />
              <Cluster>
                {!begun && (
                  <Button small variant="secondary" busy={save.isSaving} onClick={() => void renewCodes()}>
                    Make new recovery codes
                  </Button>
                )}
                <Button
                  key={String(begun !== null)}
                  ref={passFocusOn}
                  type="submit"
                  small
                  variant={begun ? 'primary' : 'danger'}
                  busy={save.isSaving}
                >
                  {begun ? 'Confirm' : 'Turn codes off'}
                </Button>
              </Cluster>
            </Stack>
          </form>
        )}
      </Stack>
    </>
  );
}

function stateWords({ isOn, isRequired, recoveryCodesLeft: left }: State): string {
  if (isOn) return `On. ${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`;
  return isRequired
    ? 'Set them up before anything else: they are required here.'
    : 'Off. With them, your password alone does not open the back office.';
}
