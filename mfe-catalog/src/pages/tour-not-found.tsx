import { PageHead } from '@valam/mfe-kit/head';
import { Link } from '@valam/mfe-kit/router';

export function TourNotFound() {
  return (
    <>
      <PageHead title="Tour Not Found" description="This tour is not offered." isHidden />
      <h1>Tour Not Found</h1>
      <p>
        <Link to="/spiritual-tours">Back to Tours</Link>
      </p>
    </>
  );
}
