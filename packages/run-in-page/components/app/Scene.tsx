import {
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {sceneSize, type AppFrame, type Placed} from '../../apps/bridge';
import {findRoom} from './findRoom';
import {moveThing} from './moveThing';
import styles from './scene.module.css';
import stageStyles from './stage.module.css';

type Props = {
  app: AppFrame;
};

/** How far an arrow key moves a thing. */
const step = 60;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const percent = (length: number, whole: number) => `${(100 * length) / whole}%`;

/** The scene before the camera, whose things the reader moves. */
export default function Scene({app}: Props): ReactNode {
  const [placed, setPlaced] = useState(app.scene.placed);
  const add = useRef<HTMLSelectElement>(null);

  function film(next: readonly Placed[]): void {
    setPlaced(next);
    void app.showScene(next);
  }

  function moved(index: number, dx: number, dy: number): readonly Placed[] {
    return placed.map((each, at) =>
      at === index ? moveThing(each, dx, dy) : each,
    );
  }

  /** The focus stays where it is, on the thing that is next; after the last thing it moves. */
  function remove(button: HTMLElement, index: number): void {
    if (index === placed.length - 1) {
      const before = button.previousElementSibling as HTMLElement | null;
      (before ?? add.current)?.focus();
    }
    film(placed.filter((_, at) => at !== index));
  }

  function handleKey(event: KeyboardEvent<HTMLElement>, index: number): void {
    const arrow = arrows[event.key];
    if (arrow !== undefined) {
      event.preventDefault();
      film(moved(index, ...arrow));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      remove(event.currentTarget, index);
    }
  }

  function handleMove(event: PointerEvent<HTMLElement>, index: number): void {
    const {currentTarget, pointerId, movementX, movementY} = event;
    if (currentTarget.hasPointerCapture(pointerId)) {
      const scene = currentTarget.parentElement;
      const scale = sceneSize.width / (scene?.clientWidth ?? 1);
      setPlaced(moved(index, movementX * scale, movementY * scale));
    }
  }

  return (
    <div className={styles.arrange}>
      <div
        className={styles.scene}
        role="group"
        aria-label="Scene before the camera"
      >
        {placed.map(({thing, x, y, size}, index) => (
          <button
            // Things keep their order.
            key={index}
            type="button"
            className={styles.thing}
            aria-label={`Move the ${app.things[thing]?.label ?? thing}`}
            style={{
              left: percent(x, sceneSize.width),
              top: percent(y, sceneSize.height),
              width: percent(size, sceneSize.width),
            }}
            onKeyDown={(event) => handleKey(event, index)}
            onPointerDown={({currentTarget, pointerId}) =>
              currentTarget.setPointerCapture(pointerId)
            }
            onPointerMove={(event) => handleMove(event, index)}
            onPointerUp={() => film(placed)}
          >
            <img alt="" draggable={false} src={app.things[thing]?.drawing} />
          </button>
        ))}
      </div>
      <div className={styles.words}>
        <p>
          Drag the objects, or move them with the arrow keys; Delete removes
          one. While the app shows a result, it takes a new photo when you let
          go.
        </p>
        <label>
          Add{' '}
          <select
            ref={add}
            className={stageStyles.select}
            value=""
            onChange={({target}) =>
              film([...placed, {thing: target.value, ...findRoom(placed)}])
            }
          >
            <option value="">an object</option>
            {Object.entries(app.things).map(([name, {label}]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
