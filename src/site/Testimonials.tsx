import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { testimonialsQuery } from './queries.ts';

const Part = styled.section`
  margin-block-start: 88px;
  > h2 {
    font: var(--type-h1);
    letter-spacing: var(--track-h1);
    margin-block-end: 28px;
  }
  @media (max-width: 640px) {
    margin-block-start: 56px;
  }
`;

const Quotes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 20px;
`;

const Quote = styled.figure`
  display: flex;
  flex-direction: column;
  gap: 24px;
  block-size: 100%;
  padding: 32px;
  border-radius: 28px;
  background: var(--surface);
  box-shadow: var(--shadow-1), var(--edge);
  blockquote {
    flex: 1;
    margin: 0;
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  figcaption {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  b {
    display: block;
    font: var(--type-label);
  }
  small {
    font: var(--type-sm);
    color: var(--text-2);
  }
  @media (max-width: 640px) {
    padding: 24px;
  }
`;

/** Testimonials that the shop's owner chose; renders nothing when there are none. */
export function Testimonials() {
  const { data } = useQuery(testimonialsQuery());
  if (data === undefined || data.rows.length === 0) return null;
  const title = data.title ?? t('site.testimonials');
  return (
    <Part aria-label={title}>
      <h2>{title}</h2>
      <Quotes>
        {data.rows.map(({ id, name, role, words, imageUrl }) => (
          <li key={id}>
            <Quote>
              <blockquote>
                <p dir="auto">{words}</p>
              </blockquote>
              <figcaption>
                <Avatar name={name} image={imageUrl} size={48} />
                <span>
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  {role !== '' && <small>{role}</small>}
                </span>
              </figcaption>
            </Quote>
          </li>
        ))}
      </Quotes>
    </Part>
  );
}
