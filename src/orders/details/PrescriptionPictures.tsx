import styled from 'styled-components';
import { t } from '../../messages/index.ts';
import { H3 } from '../../ui/Layout.tsx';

const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-block-start: 12px;
  img {
    inline-size: 96px;
    block-size: 96px;
    object-fit: cover;
    border-radius: var(--r-md);
    box-shadow: inset 0 0 0 1px var(--line);
  }
`;

interface PrescriptionPicturesProps {
  urls: readonly string[];
  /**
   * Whether the order consists only of pictures, so that this heading is the heading of the
   * section.
   */
  alone: boolean;
}

/**
 * The pictures of the prescription, each a link to its full size. With `alone`, the order consists
 * only of them, so that their heading is the heading of the section.
 */
export function PrescriptionPictures({ urls, alone }: PrescriptionPicturesProps) {
  if (urls.length === 0) return null;
  return (
    <section data-screen>
      <H3 as={alone ? 'h2' : 'h3'}>{t('orders.details.prescription')}</H3>
      <Pictures>
        {urls.map((url, at) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                alt={t('orders.details.prescriptionPicture', { number: at + 1 })}
                width={96}
                height={96}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </Pictures>
    </section>
  );
}
