import { ActionForm } from '@valam/mfe-kit/form';

/** Email and password; the code of an authenticator app when it is asked for. */
export function LoginForm() {
  return (
    <ActionForm action="account/login" aria-label="Sign in">
      {({ isSending, errors, values }) => (
        <>
          {errors['form'] && <p role="alert">{errors['form']}</p>}
          <p>
            <label>
              Email{' '}
              <input
                type="email"
                name="email"
                autoComplete="username"
                defaultValue={values['email']}
                required
              />
            </label>
          </p>
          <p>
            <label>
              Password <input type="password" name="password" autoComplete="current-password" required />
            </label>
          </p>
          {errors['totp'] && (
            <p>
              <label>
                {errors['totp']} <input name="totp" inputMode="numeric" autoComplete="one-time-code" />
              </label>
            </p>
          )}
          <button type="submit" disabled={isSending}>
            {isSending ? 'Signing in...' : 'Sign In'}
          </button>
        </>
      )}
    </ActionForm>
  );
}
