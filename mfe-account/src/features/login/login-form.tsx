import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { PasswordField } from '@valam/ui/field/password-field';
import { EmailField, TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { Notice } from '@valam/ui/notice/notice';
import { codeNeeded } from './code-needed';
import { fieldsOf } from '../../parts/field-of';

/** The code field appears above the button that was clicked, where a screen reader would not announce it. */
const takeFocus = (field: HTMLElement | null): void => field?.focus();

/** Email, password and, if the server requests it, the authenticator code. `next` is the page to open afterwards. */
export function LoginForm({ next }: { readonly next: string | null }) {
  return (
    <ActionForm action="account/login" aria-label="Sign in" noValidate>
      {(progress) => {
        const field = fieldsOf(progress);
        const { errors, isSending } = progress;
        return (
          <Stack $gap="4">
            {next && <input type="hidden" name="next" value={next} />}
            {errors['form'] && (
              <Notice tone="danger" live>
                {errors['form']}
              </Notice>
            )}
            <EmailField label="Email" {...field('email')} autoComplete="username" />
            <PasswordField label="Password" purpose="current" name="password" error={errors['password']} />
            {'totp' in errors && (
              <TextField
                ref={takeFocus}
                label="Code"
                hint={codeNeeded}
                error={errors['totp'] === codeNeeded ? undefined : errors['totp']}
                name="totp"
                autoCapitalize="none"
                autoComplete="one-time-code"
              />
            )}
            <Button type="submit" full busy={isSending} busyLabel="Signing in...">
              Sign In
            </Button>
          </Stack>
        );
      }}
    </ActionForm>
  );
}
