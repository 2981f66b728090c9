import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Modal } from '../../components/modal.tsx';
import classes from './filter.module.css';
import { FilterPanel, type FilterProps } from './filter-panel.tsx';

/** The filters on a phone: a button with the number of filters in force, and a sheet that shows how many plans are left. */
export const FilterSheet = memo(function FilterSheet({ shownCount, ...filters }: FilterProps & { shownCount: number }) {
  const t = useTranslations('quoteList.filters');
  const [open, setOpen] = useState(false);
  const inForce = (filters.insurers ? 1 : 0) + Object.keys(filters.least).length;
  return (
    <div className={classes.onlyPhone}>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />}
        rightSection={inForce > 0 && <span className={`fine tabular ${classes.active}`}>{inForce}</span>}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('title')}
      </Button>
      {open && (
        <Modal title={t('title')} sheet onClose={() => setOpen(false)}>
          {(close) => (
            <>
              <div style={{ paddingBottom: 'var(--mantine-spacing-sm)' }}>
                <FilterPanel {...filters} />
              </div>
              <div className={`rule-above plain-ground ${classes.show}`}>
                <Button fullWidth size="lg" onClick={close}>
                  {t('showPlans', { count: shownCount })}
                </Button>
              </div>
            </>
          )}
        </Modal>
      )}
    </div>
  );
});
