import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/choice.tsx';
import { BottomSheet } from '#app/ui/layer/bottom-sheet.tsx';
import { Dialog } from '#app/ui/layer/dialog.tsx';
import { Popover } from '#app/ui/layer/popover.tsx';
import { Toast } from '#app/ui/layer/toast.tsx';
import { Section, Specimen, useSample } from './specimen.tsx';

const PLACES = ['center', 'end', 'start', 'sheet'] as const;

export function OverlaySections() {
  const s = useSample();
  return (
    <>
      <Section name="dialog">
        {PLACES.map((place) => (
          <Specimen key={place}>
            <DialogSample place={place} />
          </Specimen>
        ))}
      </Section>
      <Section name="bottom-sheet">
        <Specimen>
          <SheetSample />
        </Specimen>
      </Section>
      <Section name="popover">
        <Specimen>
          <Popover
            label={s('delivery')}
            trigger={(props) => (
              <Button {...props} variant="secondary" size="m">
                {s('delivery')}
              </Button>
            )}
          >
            {(close) => (
              <>
                <p>{s('sentence')}</p>
                <Button size="s" variant="secondary" type="button" className="mt-3" onClick={close}>
                  {s('action.short')}
                </Button>
              </>
            )}
          </Popover>
        </Specimen>
      </Section>
      <Section name="toast">
        {(['info', 'success', 'warning', 'error'] as const).map((kind) => (
          <Specimen key={kind}>
            <div className="mx-auto w-[90vw] max-w-[600px]">
              <Toast kind={kind} onClose={() => undefined}>
                {s(kind)}
              </Toast>
            </div>
          </Specimen>
        ))}
      </Section>
    </>
  );
}

function DialogSample({ place }: { place: (typeof PLACES)[number] }) {
  const s = useSample();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="button" variant="secondary" size="m" onClick={() => setOpen(true)}>
        {place}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={s('dialog')}
        place={place}
        footer={
          <Button type="button" className="w-full" onClick={() => setOpen(false)}>
            {s('action.short')}
          </Button>
        }
      >
        <p>{s('sentence')}</p>
      </Dialog>
    </>
  );
}

function SheetSample() {
  const s = useSample();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="button" variant="secondary" size="m" icon="filter" onClick={() => setOpen(true)}>
        {s('filter')}
      </Button>
      <BottomSheet
        open={open}
        onClose={() => setOpen(false)}
        title={s('filter')}
        footer={
          <Button type="button" className="w-full" onClick={() => setOpen(false)}>
            {s('results')}
          </Button>
        }
      >
        <fieldset>
          <legend className="font-semibold">{s('colour')}</legend>
          <Checkbox name="sheet-colour" label={s('colour.red')} count={42} />
          <Checkbox name="sheet-colour" label={s('colour.blue')} count={7} />
          <Checkbox name="sheet-colour" label={s('colour.green')} count={1} />
        </fieldset>
      </BottomSheet>
    </>
  );
}
