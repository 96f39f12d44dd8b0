import { Button } from '@valam/ui/button/button';
import { PasswordField } from '@valam/ui/field/password-field';
import { TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';
import { useState, type SyntheticEvent } from 'react';
import { adminApi } from '../api/admin.api';
import { Failure } from '../frame/failure';
import { ScreenHead } from '../frame/screen-head';
import { Waiting } from '../frame/waiting';
import { useSave } from '../record/use-save';
import { callFailure, unwrapAnswer } from '@valam/mfe-kit/api';

interface Begun {
  readonly secret: string;
  readonly uri: string;
  readonly qrSvg: string;
}

/** One-time codes for the user's account: set up with an app, recovery codes shown once, removal. */
export function CodesScreen() {
  const { data, error, refetch } = adminApi.useTotpQuery(undefined, { refetchOnMountOrArgChange: true });
  const [begin] = adminApi.useBeginTotpMutation();
  const [confirm] = adminApi.useConfirmTotpMutation();
  const [remove] = adminApi.useRemoveTotpMutation();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [recovery, setRecovery] = useState<readonly string[] | null>(null);
  const [code, setCode] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const save = useSave();
  const failure = error ? callFailure(error) : null;
  if (failure) return <Failure failure={failure} onAgain={() => void refetch()} />;
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
      } else await unwrapAnswer(remove({ body: { code } }));
      setCode('');
      void refetch();
    });
  };
  return (
    <>
      <ScreenHead
        title="My one-time codes"
        below={
          data.isOn
            ? `On. ${data.recoveryCodesLeft} recovery codes are left.`
            : data.isRequired
              ? 'They have to be set up before anything else.'
              : 'Off.'
        }
      />
      <Stack $gap="4">
        {recovery && (
          <Notice tone="attention" title="Recovery codes, shown this once" live>
            <pre>{recovery.join('\n')}</pre>
          </Notice>
        )}
        {begun && (
          <>
            <p>Scan this with an authenticator app, or type the key: {begun.secret}</p>
            <img
              src={`data:image/svg+xml,${encodeURIComponent(begun.qrSvg)}`}
              width={220}
              height={220}
              alt="The key as a QR code"
            />
          </>
        )}
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
              <Button type="submit" small busy={save.isSaving}>
                Set up codes
              </Button>
            </Stack>
          </form>
        ) : (
          <form onSubmit={send} noValidate>
            <Stack $gap="3">
              <TextField
                label={begun ? 'Code from the app' : 'Code from the app, or a recovery code'}
                inputMode={begun ? 'numeric' : 'text'}
                autoCapitalize="none"
                autoComplete="one-time-code"
                error={save.errors['code']}
                value={code}
                onChange={(e) => setCode(e.target.value)}
              />
              <Button type="submit" small variant={begun ? 'primary' : 'danger'} busy={save.isSaving}>
                {begun ? 'Confirm' : 'Take codes off'}
              </Button>
            </Stack>
          </form>
        )}
      </Stack>
    </>
  );
}
