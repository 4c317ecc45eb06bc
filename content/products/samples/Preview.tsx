import {Player} from '@remotion/player';
import {useMemo, useState} from 'react';
import {LowerThird} from './LowerThird';

export const Preview = () => {
  const [name, setName] = useState('Robin Rivers');
  const inputProps = useMemo(() => ({name}), [name]);

  return (
    <>
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <Player
        component={LowerThird}
        inputProps={inputProps}
        durationInFrames={150}
        compositionWidth={1280}
        compositionHeight={720}
        fps={30}
        controls
        style={{width: '100%'}}
      />
    </>
  );
};
