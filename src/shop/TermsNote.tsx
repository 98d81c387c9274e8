import styled from 'styled-components';
import { linkTo } from '../../machines/rules/paths.ts';
import { t } from '../messages/index.ts';
import { Link } from '../ui/Link.tsx';

const Small = styled.p`
  font: var(--type-xs);
  color: var(--text-3);
  text-align: center;
  a {
    text-decoration: underline;
  }
`;

/** The note below the button that orders: `words` say what it accepts, before a link to the terms. */
export function TermsNote({ words }: { words: string }) {
  return (
    <Small>
      {words}{' '}
      <Link to={linkTo('terms')} target="_blank">
        {t('checkout.terms.link')}
      </Link>
    </Small>
  );
}
