import { Cookie } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import { linkTo } from '../../../machines/rules/paths.ts';
import type { consentMachine } from '../../../machines/site/consent.machine.ts';
import { t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';

/** The banner overlays the page, so that the page's content does not move. */
const Frame = styled.section`
  position: fixed;
  z-index: var(--z-sticky-bar);
  inset-block-end: 24px;
  inset-inline-start: max(24px, (100vw - var(--content-max)) / 2);
  inline-size: min(560px, 100vw - 48px);
  display: grid;
  gap: 16px;
  padding: 24px 28px;
  border-radius: var(--r-2xl);
  background: var(--surface-raised);
  box-shadow: var(--shadow-4), var(--edge);
  header {
    display: flex;
    align-items: center;
    gap: 16px;
  }
  header span {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 14px;
    background: var(--fill);
  }
  h2 {
    font: var(--type-h3);
    letter-spacing: var(--track-h3);
  }
  p {
    font: var(--type-sm);
    color: var(--text-2);
  }
  a {
    font: var(--type-sm-strong);
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 10px;
  }
  @media (max-width: 1180px) {
    inset-block-end: calc(var(--tabbar-h) + 16px);
  }
  @media (max-width: 640px) {
    inset-inline: 12px;
    inline-size: auto;
    padding: 18px;
    gap: 12px;
  }
`;

/**
 * The question about cookies; its three answers (reject, choose, accept) are equally easy to give.
 */
export function ConsentBanner({ consent }: { consent: ActorRefFrom<typeof consentMachine> }) {
  const title = useId();
  return (
    <Frame aria-labelledby={title}>
      <header>
        <span aria-hidden>
          <Cookie size={20} />
        </span>
        <h2 id={title}>{t('site.consent.title')}</h2>
      </header>
      <p>
        {t('site.consent.text')} <Link to={linkTo('privacy')}>{t('site.footer.privacy')}</Link>
      </p>
      <div>
        <Button look="outline" onClick={() => consent.send({ type: 'consent.rejected' })}>
          {t('site.consent.reject')}
        </Button>
        <Button look="outline" onClick={() => consent.send({ type: 'consent.choosing' })}>
          {t('site.consent.choose')}
        </Button>
        <Button look="outline" onClick={() => consent.send({ type: 'consent.accepted' })}>
          {t('site.consent.accept')}
        </Button>
      </div>
    </Frame>
  );
}
