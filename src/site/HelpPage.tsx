import { useQuery } from '@tanstack/react-query';
import { Mail, MapPin, Phone } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { ShopConfig } from '../../machines/rules/domain.ts';
import { linkTo } from '../../machines/rules/paths.ts';
import { threadLink } from '../../machines/rules/thread.ts';
import { useMemberLink } from '../identity/index.ts';
import { listOf, t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { ButtonFace } from '../ui/Button.tsx';
import { Grid, H1, H2, Panel, Row, Wrap } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { EmptyPanel } from '../ui/Panels.tsx';
import { PhoneNumber } from '../ui/text/PhoneNumber.tsx';
import { SearchField } from '../ui/field/SearchField.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { WhenNear } from '../ui/list/WhenNear.tsx';
import { Boundary, Nothing } from './Boundary.tsx';
import { ContactForm } from './ContactForm.tsx';
import { questions } from './questions.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';

const Head = styled.header`
  margin-block: 40px 28px;
  p {
    color: var(--text-2);
    margin-block-start: 6px;
  }
`;

const ContactMethod = styled(Panel)`
  display: grid;
  gap: 6px;
  justify-items: start;
  align-content: start;
  > svg {
    margin-block-end: 8px;
  }
  b {
    font: var(--type-title);
  }
  a {
    color: var(--text-2);
    text-decoration: underline;
    text-underline-offset: 3px;
    min-block-size: 44px;
    display: inline-flex;
    align-items: center;
  }
`;

/**
 * The layout of the help page: frequent questions, and on a wide screen the contact form beside
 * them.
 */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 760px) minmax(320px, 440px);
  justify-content: space-between;
  align-items: start;
  gap: 48px 64px;
  margin-block-start: var(--section-gap);
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 760px);
  }
`;

const Questions = styled.section`
  display: grid;
  gap: 20px;
`;

const Where = styled.section`
  margin-block-start: var(--section-gap);
  display: grid;
  gap: 20px;
`;

/** The map of the help page. Its code is large, so it is loaded when the visitor scrolls near. */
const ShopMap = lazyPart(async () => (await import('./ShopMap.tsx')).ShopMap);

/** The height of the map in px. */
const MAP_HEIGHT = 360;

/** The help page: the shop's contacts, and answers to frequent questions (LAND-07, NAV-34). */
export function HelpPage() {
  const { data: config } = useQuery(configQuery());
  usePageTitle(t('site.footer.help'), t('site.help.lead'));
  return (
    <Wrap>
      <Head>
        <H1>{t('site.footer.help')}</H1>
        <p>{t('site.help.lead')}</p>
      </Head>
      {config !== undefined && <ContactMethods config={config} />}
      <Columns>
        <Answers />
        <ContactForm />
      </Columns>
      {config !== undefined && (
        <Boundary instead={Nothing}>
          <Where aria-label={t('site.footer.address')}>
            <H2>{t('site.footer.address')}</H2>
            <WhenNear name="help-map" height={MAP_HEIGHT}>
              <ShopMap config={config} />
            </WhenNear>
          </Where>
        </Boundary>
      )}
    </Wrap>
  );
}

function ContactMethods({ config }: { config: ShopConfig }) {
  const { lat, lng } = config.defaultLocation;
  return (
    <Grid $columns={3}>
      <ContactMethod as="div">
        <Phone size={24} aria-hidden />
        <b>{t('site.footer.call')}</b>
        <a href={`tel:${config.phone}`}>
          <PhoneNumber number={config.phone} />
        </a>
      </ContactMethod>
      <ContactMethod as="div">
        <Mail size={24} aria-hidden />
        <b>{t('site.footer.mail')}</b>
        <a href={`mailto:${config.email}`}>
          <bdi dir="ltr">{config.email}</bdi>
        </a>
      </ContactMethod>
      <ContactMethod as="div">
        <MapPin size={24} aria-hidden />
        <b>{t('site.footer.address')}</b>
        <a
          href={`geo:${lat},${lng}`}
          aria-label={listOf([config.address, t('site.footer.opensMap')])}
        >
          <bdi>{config.address}</bdi>
        </a>
      </ContactMethod>
    </Grid>
  );
}

function Answers() {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLocaleLowerCase();
  const parts = questions
    .map(({ question, answer }) => ({ key: question, title: t(question), body: t(answer) }))
    .filter(({ title, body }) => `${title} ${body}`.toLocaleLowerCase().includes(wanted));
  return (
    <Questions aria-label={t('site.help.questions')}>
      <H2>{t('site.help.questions')}</H2>
      <SearchField label={t('site.help.search')} value={words} onChange={setWords} />
      {parts.length > 0 ? (
        <Accordion parts={parts} />
      ) : (
        <EmptyPanel
          title={t('site.help.none')}
          object="magnifying-glass-tilted-left"
          tint="grocery"
        />
      )}
      <div>
        <Row $gap={10} $wrap>
          <ButtonFace as={Link} to={linkTo('trackOrder')} $look="ink">
            {t('app.nav.track')}
          </ButtonFace>
          <ButtonFace {...useMemberLink(threadLink({ kind: 'shop', id: 0 }))}>
            {t('inbox.support')}
          </ButtonFace>
        </Row>
      </div>
    </Questions>
  );
}
