import { PageHead } from '@valam/mfe-kit/head';
import { Link } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { LoginForm } from '../features/login/login-form';

export default function LoginPage() {
  const brand = useBrand();
  return (
    <>
      <PageHead
        title={`Sign in | ${brand.name}`}
        description="Sign in to access your referral dashboard"
        isHidden
      />
      <h1>Welcome Back</h1>
      <p>Sign in to access your referral dashboard</p>
      <LoginForm />
      <p>Your account must be verified by email and approved before you can sign in.</p>
      <p>
        <Link to="/signup">Create an account</Link> · <Link to="/contact-us">No verification email?</Link>
      </p>
    </>
  );
}
