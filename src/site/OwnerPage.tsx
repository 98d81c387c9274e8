import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { createElement, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { messageOf } from '../../machines/rules/failure.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../shop/config.ts';
import { printPage } from '../platform/browser.ts';
import { Button, ButtonFace } from '../ui/Button.tsx';
import { H1, Wrap } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { EmptyPanel, ErrorPanel } from '../ui/Panels.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ownerPages } from './ownerPages.ts';
import { ownerPageQuery } from './queries.ts';
import { readHtml, type SafeNode } from './safeHtml.ts';
import { usePageTitle } from '../shop/usePageTitle.ts';

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin-block: 40px 24px;
`;

const Words = styled.article`
  font: var(--type-body-lg);
  max-inline-size: 68ch;
  min-block-size: 40vh;
  h2,
  h3,
  h4 {
    font: var(--type-h3);
    margin-block: 1.6em 0.5em;
  }
  p,
  ul,
  ol,
  blockquote {
    margin-block-end: 1em;
  }
  ul {
    list-style: disc;
    padding-inline-start: 1.4em;
  }
  ol {
    list-style: decimal;
    padding-inline-start: 1.4em;
  }
  a {
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > div {
    margin-block-end: 14px;
  }
`;

/** A page that the owner wrote, by its path; one that is switched off is not there (LAND-06..10). */
export function OwnerPage() {
  const { pathname } = useLocation();
  const page = ownerPages.find(({ path }) => path === pathname);
  const { data: config } = useQuery(configQuery());
  const off = page?.policy !== undefined && config?.policies[page.policy] === false;
  if (page === undefined || off) return <NotThere />;
  return <Page key={page.name} name={page.name} title={t(page.title)} />;
}

function NotThere() {
  usePageTitle(t('app.notFound.title'));
  return (
    <EmptyPanel
      page
      title={t('app.notFound.title')}
      object="notebook"
      action={
        <ButtonFace as={Link} to="/" $look="ink">
          {t('app.notFound.home')}
        </ButtonFace>
      }
    />
  );
}

function Page({ name, title }: { name: (typeof ownerPages)[number]['name']; title: string }) {
  const { data, isPending, error, refetch } = useQuery(ownerPageQuery(name));
  const nodes = useMemo(() => withoutTitle(readHtml(data ?? ''), title), [data, title]);
  usePageTitle(title);
  return (
    <Wrap>
      <Head>
        <H1>{title}</H1>
        {nodes.length > 0 && (
          <Button look="outline" icon={<Printer size={18} aria-hidden />} onClick={printPage}>
            {t('site.page.print')}
          </Button>
        )}
      </Head>
      <Words aria-busy={isPending}>
        {isPending && [72, 96, 88, 54].map((part) => <Line key={part} percent={part} />)}
        {error !== null && <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />}
        {data !== undefined && nodes.length === 0 && (
          <EmptyPanel title={t('site.page.empty')} object="notebook" />
        )}
        {nodes.map((node, index) => shown(node, index))}
      </Words>
    </Wrap>
  );
}

const Line = ({ percent }: { percent: number }) => (
  <div>
    <Skeleton $height="1.2rem" $width={`${percent}%`} />
  </div>
);

const wordsOf = (node: SafeNode): string =>
  typeof node === 'string' ? node : node.children.map(wordsOf).join('');

/** Owners repeat the title as the first heading; the page has said it already. */
function withoutTitle(nodes: SafeNode[], title: string): SafeNode[] {
  const [first, ...others] = nodes.filter((node) => wordsOf(node).trim() !== '');
  if (first === undefined) return [];
  const repeated = typeof first !== 'string' && wordsOf(first).trim() === title;
  return repeated ? others : [first, ...others];
}

function shown(node: SafeNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  const outside = href?.startsWith('http') === true;
  const props = {
    key,
    ...(href === null ? {} : { href }),
    ...(outside ? { target: '_blank', rel: 'noreferrer' } : {}),
  };
  return createElement(tag, props, ...children.map((child, index) => shown(child, index)));
}
