import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { landingQuery } from '../shop/landing.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

const News = styled.section`
  display: grid;
  grid-template-columns: 1fr minmax(0, 480px);
  gap: 40px;
  align-items: center;
  padding: 40px 44px;
  border-radius: var(--r-2xl);
  background: var(--surface);
  margin-block-end: var(--sp-14);
  box-shadow: var(--shadow-1), var(--edge);
  h2 {
    font: var(--type-h2);
    letter-spacing: var(--track-h2);
  }
  > div > p {
    color: var(--text-2);
    margin-block-start: 6px;
  }
  @media (max-width: 1180px) {
    grid-template-columns: 1fr;
    padding: 28px 24px;
    gap: 20px;
  }
`;

/** The newsletter: a text that the shop's owner writes, and an e-mail field (LAND-16). */
export function Newsletter() {
  const { data } = useQuery(landingQuery());
  return (
    <News aria-label={t('site.newsletter.label')}>
      <div>
        <h2>{data?.newsletterTitle ?? t('site.newsletter.label')}</h2>
        <p>{data?.newsletterSubTitle}</p>
      </div>
      <NewsletterForm />
    </News>
  );
}
