import styled from 'styled-components';

/** The layout of all sign-in forms: title, fields and one main button. */
export const AuthForm = styled.form`
  padding: 40px 44px 36px;
  display: grid;
  gap: 18px;
  align-content: start;
  min-block-size: 0;
  overflow-y: auto;
  scrollbar-width: thin;
  h2 {
    font: var(--type-h1);
    font-size: 1.875rem;
    letter-spacing: var(--track-h1);
    padding-inline-end: 48px;
  }
  h2 + p {
    color: var(--text-2);
    margin-block-start: 4px;
  }
  @media (max-width: 900px) {
    padding: 28px 20px 24px;
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  align-items: start;
  @media (max-width: 640px) {
    grid-template-columns: 1fr;
  }
`;

/** A button that looks like a link, with a larger area that can be pressed. */
export const LinkButton = styled.button`
  position: relative;
  font: var(--type-sm-strong);
  color: var(--accent-text);
  text-decoration: underline var(--underline);
  text-underline-offset: 3px;
  border-radius: 6px;
  &::after {
    content: '';
    position: absolute;
    inset: -12px -4px;
  }
  &:disabled {
    color: var(--text-disabled);
    cursor: not-allowed;
  }
`;

/** A line of small text below a form, with a link to another form. */
export const Foot = styled.p`
  font: var(--type-sm);
  color: var(--text-2);
  text-align: center;
`;

/** The icon above a small form. */
export const FormIcon = styled.span`
  inline-size: 72px;
  block-size: 72px;
  border-radius: 24px;
  display: grid;
  place-items: center;
  color: var(--accent-text);
  background: radial-gradient(circle at 50% 20%, var(--stage-a), var(--stage-b));
`;
