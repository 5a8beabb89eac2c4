/**
 * `finish`: close to its lower edge or its other end; `worn`: on a person; `angle`: turned, or laid out; `inside`: with its door open; `side`: from
 * its other side; `size`: with its dimensions.
 */
export type PictureView =
  | 'front'
  | 'back'
  | 'side'
  | 'inside'
  | 'detail'
  | 'finish'
  | 'scene'
  | 'worn'
  | 'angle'
  | 'size';
