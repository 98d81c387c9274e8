import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { linkTo } from '../../machines/rules/paths.ts';
import { wordingOf } from '../../machines/rules/wording.ts';
import { resolve, t } from '../messages/index.ts';
import { useModule } from '../modules/index.ts';
import { usePlace } from '../shop/place.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';
import { ButtonBase } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Row, Wrap } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { EmptyPanel } from '../ui/Panels.tsx';
import { SearchField } from '../ui/field/SearchField.tsx';

const SearchAndLinks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  inline-size: min(480px, 100%);
  margin-inline: auto;
  > nav {
    justify-content: center;
  }
`;

/** The page for an unknown address: a search, and links to pages that exist. */
export function NotFoundPage() {
  usePageTitle(t('app.notFound.title'));
  const placed = usePlace() !== null;
  return (
    <Wrap style={{ paddingBlock: 48 }}>
      <EmptyPanel
        page
        title={t('app.notFound.title')}
        text={t(placed ? 'site.notFound.text' : 'site.notFound.start')}
        object="world-map"
        tint="rental"
        action={
          <ButtonBase as={Link} to={placed ? linkTo('home') : '/'} $look="ink">
            {t('app.notFound.home')}
          </ButtonBase>
        }
      />
      {placed && <NextActions />}
    </Wrap>
  );
}

function NextActions() {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const type = useModule()?.type ?? null;
  const names = wordingOf(type);
  const stores = resolve({ key: names.stores });
  const rental = type === 'rental';
  const track = {
    to: linkTo('trackOrder'),
    label: t(rental ? 'app.nav.trackTrip' : 'app.nav.track'),
  };
  // Parcels have no stores, so there is nothing to search.
  if (type === 'parcel') return <Links links={[track]} />;
  const links = [
    {
      to: rental ? linkTo('vehicles', { all_category: 1 }) : linkTo('categories'),
      label: t('app.nav.categories'),
    },
    { to: linkTo('popularStores'), label: t('catalogue.home.popular', { stores }) },
    ...(rental ? [] : [{ to: linkTo('campaigns'), label: t('app.nav.campaigns') }]),
    track,
  ];
  return (
    <SearchAndLinks>
      <form
        role="search"
        aria-label={t('app.nav.search')}
        onSubmit={(event) => {
          event.preventDefault();
          const search = words.trim();
          if (search !== '') void navigate(linkTo('home', { search }));
        }}
      >
        <SearchField
          label={t('catalogue.search.placeholder', {
            items: resolve({ key: names.items }),
            stores,
          })}
          value={words}
          onChange={setWords}
        />
      </form>
      <Links links={links} />
    </SearchAndLinks>
  );
}

function Links({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <Row as="nav" $wrap aria-label={t('site.notFound.ways')}>
      {links.map(({ to, label }) => (
        <Chip key={to} as={Link} to={to} type={undefined}>
          {label}
        </Chip>
      ))}
    </Row>
  );
}
