import { passwordMinLength } from '@valam/contracts/identity/account.schema';
import { PasswordField } from '@valam/ui/field/password-field';

interface NewPasswordFieldsProps {
  readonly label?: string;
  readonly errors: Readonly<Record<string, string | undefined>>;
}

/** The fields `password` and `confirmPassword`. */
export function NewPasswordFields({ label = 'New password', errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        purpose="new"
        hint="At least 6 characters. Longer is safer."
        minLength={passwordMinLength}
        name="password"
        error={errors['password']}
      />
      <PasswordField
        label="Confirm password"
        purpose="new"
        name="confirmPassword"
        data-judged-with="password"
        error={errors['confirmPassword']}
      />
    </>
  );
}
