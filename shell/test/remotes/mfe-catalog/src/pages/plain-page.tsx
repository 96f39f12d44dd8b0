import { PageHead } from '@valam/mfe-kit/head';

export default function PlainPage() {
  return (
    <>
      <PageHead title="Plain" description="A page without slots" />
      <h1>Plain page</h1>
    </>
  );
}
