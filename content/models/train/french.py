"""French sentences with their English, by a small grammar of our own."""

import random
import re
import unicodedata

# Person: French pronoun, English pronoun, être, avoir, be, have, number of the verb form.
PERSONS = [
    ("je", "I", "suis", "ai", "am", "have", 0),
    ("tu", "you", "es", "as", "are", "have", 1),
    ("il", "he", "est", "a", "is", "has", 2),
    ("elle", "she", "est", "a", "is", "has", 2),
    ("nous", "we", "sommes", "avons", "are", "have", 3),
    ("vous", "you", "êtes", "avez", "are", "have", 4),
    ("ils", "they", "sont", "ont", "are", "have", 5),
    ("elles", "they", "sont", "ont", "are", "have", 5),
]

# Noun: English, gender, whether it lives. Plurals are regular but for those listed.
NOUNS = {
    "chat": ("cat", "m", True),
    "chien": ("dog", "m", True),
    "garçon": ("boy", "m", True),
    "fille": ("girl", "f", True),
    "homme": ("man", "m", True),
    "femme": ("woman", "f", True),
    "ami": ("friend", "m", True),
    "frère": ("brother", "m", True),
    "sœur": ("sister", "f", True),
    "professeur": ("teacher", "m", True),
    "médecin": ("doctor", "m", True),
    "cheval": ("horse", "m", True),
    "oiseau": ("bird", "m", True),
    "livre": ("book", "m", False),
    "table": ("table", "f", False),
    "chaise": ("chair", "f", False),
    "maison": ("house", "f", False),
    "voiture": ("car", "f", False),
    "vélo": ("bicycle", "m", False),
    "pomme": ("apple", "f", False),
    "orange": ("orange", "f", False),
    "pain": ("bread", "m", False),
    "gâteau": ("cake", "m", False),
    "lettre": ("letter", "f", False),
    "photo": ("photo", "f", False),
    "téléphone": ("phone", "m", False),
    "fleur": ("flower", "f", False),
    "clé": ("key", "f", False),
    "porte": ("door", "f", False),
    "fenêtre": ("window", "f", False),
    "tasse": ("cup", "f", False),
    "film": ("film", "m", False),
    "chanson": ("song", "f", False),
    "jardin": ("garden", "m", False),
}
FRENCH_PLURALS = {"cheval": "chevaux", "oiseau": "oiseaux", "gâteau": "gâteaux"}
ENGLISH_PLURALS = {"man": "men", "woman": "women", "bread": "breads", "photo": "photos"}

HUMANS = "garçon fille homme femme ami frère sœur professeur médecin".split()
COLOURS = "rouge noir blanc vert".split()

# Adjective: feminine, English, whether it stands before the noun, whether it is of people.
ADJECTIVES = {
    "petit": ("petite", "small", True, False),
    "grand": ("grande", "big", True, False),
    "beau": ("belle", "beautiful", True, False),
    "jeune": ("jeune", "young", True, True),
    "vieux": ("vieille", "old", True, False),
    "nouveau": ("nouvelle", "new", True, False),
    "rouge": ("rouge", "red", False, False),
    "noir": ("noire", "black", False, False),
    "blanc": ("blanche", "white", False, False),
    "vert": ("verte", "green", False, False),
    "heureux": ("heureuse", "happy", False, True),
    "triste": ("triste", "sad", False, True),
    "fatigué": ("fatiguée", "tired", False, True),
    "malade": ("malade", "ill", False, True),
    "content": ("contente", "glad", False, True),
    "intelligent": ("intelligente", "clever", False, True),
    "riche": ("riche", "rich", False, True),
    "pauvre": ("pauvre", "poor", False, True),
    "prêt": ("prête", "ready", False, True),
    "seul": ("seule", "alone", False, True),
    "cher": ("chère", "expensive", False, False),
    "fort": ("forte", "strong", False, True),
}

# Verb: six forms, English base and third person.
VERBS = [
    ("vois vois voit voyons voyez voient", "see", "sees"),
    ("aime aimes aime aimons aimez aiment", "love", "loves"),
    ("cherche cherches cherche cherchons cherchez cherchent", "look for", "looks for"),
    ("trouve trouves trouve trouvons trouvez trouvent", "find", "finds"),
    ("achète achètes achète achetons achetez achètent", "buy", "buys"),
    ("veux veux veut voulons voulez veulent", "want", "wants"),
    ("prends prends prend prenons prenez prennent", "take", "takes"),
    ("connais connais connaît connaissons connaissez connaissent", "know", "knows"),
    ("regarde regardes regarde regardons regardez regardent", "watch", "watches"),
    ("vends vends vend vendons vendez vendent", "sell", "sells"),
    ("dessine dessines dessine dessinons dessinez dessinent", "draw", "draws"),
    ("montre montres montre montrons montrez montrent", "show", "shows"),
]

# Verbs without an object: six forms, what the English says while it happens.
DOINGS = [
    ("mange manges mange mangeons mangez mangent", "eating"),
    ("dors dors dort dormons dormez dorment", "sleeping"),
    ("travaille travailles travaille travaillons travaillez travaillent", "working"),
    ("chante chantes chante chantons chantez chantent", "singing"),
    ("danse danses danse dansons dansez dansent", "dancing"),
    ("cours cours court courons courez courent", "running"),
    ("lis lis lit lisons lisez lisent", "reading"),
    ("écris écris écrit écrivons écrivez écrivent", "writing"),
    ("ris ris rit rions riez rient", "laughing"),
    ("pleure pleures pleure pleurons pleurez pleurent", "crying"),
]
GOING = "vais vas va allons allez vont".split()

FEELINGS = {
    "faim": "hungry",
    "soif": "thirsty",
    "froid": "cold",
    "chaud": "hot",
    "peur": "afraid",
    "raison": "right",
    "tort": "wrong",
    "sommeil": "sleepy",
}
PLACES = {
    "à la maison": "home",
    "à l'école": "to school",
    "au marché": "to the market",
    "au cinéma": "to the cinema",
    "à la gare": "to the station",
    "à la plage": "to the beach",
    "en ville": "to town",
    "en France": "to France",
}
TIMES = {"": "", "aujourd'hui": "today", "maintenant": "now", "ici": "here"}
POSITIONS = {"sur": "on", "sous": "under", "devant": "in front of", "derrière": "behind", "dans": "in"}
NUMBERS = {"deux": "two", "trois": "three", "quatre": "four", "cinq": "five", "dix": "ten"}
OWNERS = [
    ("mon", "ma", "mes", "my"),
    ("ton", "ta", "tes", "your"),
    ("son", "sa", "ses", "his"),
    ("notre", "notre", "nos", "our"),
    ("votre", "votre", "vos", "your"),
    ("leur", "leur", "leurs", "their"),
]
VOWEL = re.compile("^[aeiouyhœéêâ]")


def elide(word, following):
    """The short form before a vowel: je ai -> j'ai."""
    short = {"je": "j'", "ne": "n'", "le": "l'", "la": "l'", "de": "d'"}
    return short[word] + following if VOWEL.match(following) and word in short else f"{word} {following}"


def french_plural(word):
    return FRENCH_PLURALS.get(word, word if word[-1] in "sxz" else word + ("x" if word.endswith("eau") else "s"))


def english_plural(word):
    return ENGLISH_PLURALS.get(word, word + "s")


def inflect(adjective, gender, plural):
    word = ADJECTIVES[adjective][0] if gender == "f" else adjective
    return french_plural(word) if plural else word


def noun_phrase(pick, kinds="the a my number", people=False):
    """French, English, gender and whether it is plural. People are subjects, things objects."""
    noun = pick([word for word in NOUNS if (NOUNS[word][2] if people else word not in HUMANS)])
    english, gender, lives = NOUNS[noun]
    kind = pick(kinds.split())
    plural = kind == "number" or (kind in ("the", "my") and pick([False, False, True]))
    adjective = pick([None, None, *ADJECTIVES]) if kind != "my" else None
    if adjective and (ADJECTIVES[adjective][3] and not lives or adjective in ("seul", "prêt", "cher")):
        adjective = None
    if adjective in COLOURS and noun in HUMANS:
        adjective = None
    # Beau, nouveau and vieux change before a vowel; leave those out.
    if adjective in ("beau", "nouveau", "vieux") and VOWEL.match(noun):
        adjective = None
    words = [french_plural(noun) if plural else noun]
    meaning = english_plural(english) if plural else english
    if adjective:
        form = inflect(adjective, gender, plural)
        words = [form, *words] if ADJECTIVES[adjective][2] else [*words, form]
        meaning = f"{ADJECTIVES[adjective][1]} {meaning}"
    french = " ".join(words)
    if kind == "the":
        french = f"les {french}" if plural else elide("la" if gender == "f" else "le", french)
        meaning = f"the {meaning}"
    elif kind == "a":
        french = f"{'une' if gender == 'f' else 'un'} {french}"
        meaning = f"{'an' if meaning[0] in 'aeiou' else 'a'} {meaning}"
    elif kind == "my":
        masculine, feminine, many, owner = pick(OWNERS)
        own = masculine if gender == "m" or VOWEL.match(french) else feminine
        french = f"{many if plural else own} {french}"
        meaning = f"{owner} {meaning}"
    else:
        number = pick(list(NUMBERS))
        french, meaning = f"{number} {french}", f"{NUMBERS[number]} {meaning}"
    return french, meaning, gender, plural


def subject(pick):
    """French, English, être, avoir, be, have, verb form, gender, plural."""
    if pick([True, True, False]):
        person = pick(PERSONS)
        plural = person[6] > 2
        gender = {"il": "m", "elle": "f", "ils": "m", "elles": "f"}.get(person[0]) or pick("mf")
        return (*person, gender, plural and person[0] != "vous")
    french, english, gender, plural = noun_phrase(pick, "the my", people=True)
    forms = ("sont", "ont", "are", "have", 5) if plural else ("est", "a", "is", "has", 2)
    return (french, english, *forms, gender, plural)


def make_pair(pick):
    """One French sentence and its English."""
    who, meaning, be_f, have_f, be, have, form, gender, plural = subject(pick)
    time = pick([""] * 8 + list(TIMES))
    kind = pick(["is", "is", "not", "has", "feels", "does", "does", "goes", "acts", "where", "lies", "question"])
    people = [word for word, entry in ADJECTIVES.items() if entry[3]]

    def join(verb, rest, english, end="."):
        parts = [elide(who, verb) if who == "je" else f"{who} {verb}", rest, time]
        return " ".join([*parts, end]), " ".join([meaning, english, TIMES[time], end])

    if kind == "is":
        adjective = pick(people)
        return join(be_f, inflect(adjective, gender, plural), f"{be} {ADJECTIVES[adjective][1]}")
    if kind == "not":
        adjective = pick(people)
        verb = elide("ne", be_f)
        rest = f"pas {inflect(adjective, gender, plural)}"
        parts = [f"{who} {verb}", rest, time, "."]
        return " ".join(parts), " ".join([meaning, f"{be} not {ADJECTIVES[adjective][1]}", TIMES[time], "."])
    if kind == "has":
        french, english, _, _ = noun_phrase(pick, "a number")
        return join(have_f, french, f"{have} {english}")
    if kind == "feels":
        feeling = pick(list(FEELINGS))
        return join(have_f, feeling, f"{be} {FEELINGS[feeling]}")
    if kind == "does":
        forms, base, third = pick(VERBS)
        french, english, _, _ = noun_phrase(pick)
        return join(forms.split()[form], french, f"{third if form == 2 else base} {english}")
    if kind == "goes":
        place = pick(list(PLACES))
        return join(GOING[form], place, f"{be} going {PLACES[place]}")
    if kind == "acts":
        forms, doing = pick(DOINGS)
        return join(forms.split()[form], "", f"{be} {doing}")
    if kind == "where":
        french, english, _, many = noun_phrase(pick, "the my")
        return f"où {'sont' if many else 'est'} {french} ?", f"where {'are' if many else 'is'} {english} ?"
    if kind == "lies":
        first, one, _, many = noun_phrase(pick, "the my")
        second, two, _, _ = noun_phrase(pick, "the my")
        position = pick(list(POSITIONS))
        verb, copula = ("sont", "are") if many else ("est", "is")
        return f"{first} {verb} {position} {second} .", f"{one} {copula} {POSITIONS[position]} {two} ."
    forms, base, _ = pick(VERBS)
    french, english, _, _ = noun_phrase(pick)
    asked = "est-ce qu'" if VOWEL.match(who) else "est-ce que "
    verb = forms.split()[form]
    helper = "does" if form == 2 else "do"
    who_verb = elide(who, verb) if who == "je" else f"{who} {verb}"
    return f"{asked}{who_verb} {french} ?", f"{helper} {meaning} {base} {english} ?"


def split_words(sentence):
    """As the tutorial's script and app do: lower case, no accents, punctuation apart."""
    plain = unicodedata.normalize("NFD", sentence.lower().replace("œ", "oe"))
    plain = "".join(c for c in plain if unicodedata.category(c) != "Mn")
    plain = re.sub(r"([.!?])", r" \1", plain)
    return re.sub(r"[^a-z.!?]+", " ", plain).split()


def make_pairs(count, seed):
    """Pairs of word lists; the same French has always the same English."""
    pick = random.Random(seed).choice
    pairs = {}
    while len(pairs) < count:
        french, english = make_pair(pick)
        pairs.setdefault(tuple(split_words(french)), split_words(english))
    return [(list(french), english) for french, english in pairs.items()]
