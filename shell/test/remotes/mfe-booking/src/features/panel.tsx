import styled from 'styled-components';

const Box = styled.section`
  padding: 7px;
`;

export default function Panel({ tourSlug }: { tourSlug: string }) {
  /* in render */
  return <Box>panel of {tourSlug}, first edition</Box>;
}
