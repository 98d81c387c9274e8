import styled from 'styled-components';

/**
 * Two columns: the form or the details of a trip, and its amounts. On narrow screens the amounts
 * are below.
 */
export const TripColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 432px;
  gap: 40px;
  align-items: start;
  margin-block-start: 16px;
  > div {
    display: grid;
    gap: 20px;
  }
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
`;
